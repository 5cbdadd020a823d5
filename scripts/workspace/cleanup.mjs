/** @type {Set<() => void>} */
const pending = new Set();

/** Runs the registered cleanups, newest first. */
export function cleanUp() {
  for (const undo of [...pending].reverse()) {
    pending.delete(undo);
    undo();
  }
}

/** @param {NodeJS.Signals} signal @param {number} code */
function exitOn(signal, code) {
  const handler = () => {
    cleanUp();
    process.exit(code);
  };
  process.on(signal, handler);
  return () => process.off(signal, handler);
}

const removals = [exitOn('SIGINT', 130), exitOn('SIGTERM', 143), exitOn('SIGHUP', 129)];
process.on('exit', cleanUp);

/**
 * Registers a synchronous cleanup of something that must not outlive this process: a child, a database, a folder.
 * @param {() => void} undo
 * @returns {() => void} runs it now, once
 */
export function onExit(undo) {
  pending.add(undo);
  return () => {
    if (pending.delete(undo)) undo();
  };
}

/** For a server in this process that handles signals itself. */
export function removeSignalHandlers() {
  for (const remove of removals) remove();
}
