// A process warning (a deprecation, a listener leak) is a fault of ours: the test that causes it fails.
process.on('warning', (warning) => {
  throw warning;
});
