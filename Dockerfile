# Builds the native SQLite binding once; the image that runs has no compiler.
FROM node:22-bookworm-slim AS build
RUN apt-get update && apt-get install -y --no-install-recommends python3 make g++ && rm -rf /var/lib/apt/lists/*
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --omit=dev

FROM node:22-bookworm-slim
ENV NODE_ENV=production DATA_DIR=/var/lib/dynamo
WORKDIR /app
RUN mkdir -p "$DATA_DIR" && chown node:node "$DATA_DIR"
COPY --from=build /app/node_modules node_modules
COPY package.json LICENSE tsconfig.json ./
COPY src src
COPY commands commands
COPY data data
COPY migrations migrations
USER node
VOLUME ["/var/lib/dynamo"]
# Node itself, not npm, so that SIGTERM reaches the bot.
CMD ["node", "--max-semi-space-size=2", "--max-old-space-size=512", "--import", "tsx", "src/main.ts"]
