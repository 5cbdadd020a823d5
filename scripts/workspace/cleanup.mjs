/** @type {Set<() => void>} */
const pending = new Set();

/** Runs what is still to be undone, newest first. */
export function cleanUp() {
  for (const undo of [...pending].reverse()) {
    pending.delete(undo);
    undo();
  }
}

/** @param {NodeJS.Signals} signal @param {number} code */
function endOn(signal, code) {
  const handler = () => {
    cleanUp();
    process.exit(code);
  };
  process.on(signal, handler);
  return () => process.off(signal, handler);
}

const releases = [endOn('SIGINT', 130), endOn('SIGTERM', 143), endOn('SIGHUP', 129)];
process.on('exit', cleanUp);

/**
 * Registers something that must not outlive this process (a child, a database, a folder). It has to be synchronous.
 * @param {() => void} undo
 * @returns {() => void} does it now, once
 */
export function onEnd(undo) {
  pending.add(undo);
  return () => {
    if (pending.delete(undo)) undo();
  };
}

/** Gives the signals back, for a server that handles them itself in this process. */
export function releaseSignals() {
  for (const release of releases) release();
}
