// Imported first by every command, so that an old Node fails with a clear message instead of a syntax error.
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);

if (major < 20 || (major === 20 && minor < 19)) {
  process.stderr.write(`Mahd needs Node 20.19 or newer; this is ${process.version}. See https://nodejs.org.\n`);
  process.exit(1);
}
