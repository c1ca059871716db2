// The package ships its schemas as JavaScript without types; spec.ts says what they are.
declare module 'discord-api-spec/zod';
