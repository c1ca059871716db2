// A process warning (a deprecation, a listener leak) is a fault of ours: the test that causes it fails.
const failOnWarning = (warning: Error): never => {
  throw warning;
};

// Files that share a process share the listener.
if (!process.listeners('warning').some(({ name }) => name === failOnWarning.name)) process.on('warning', failOnWarning);
