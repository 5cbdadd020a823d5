import { spawn } from 'node:child_process';
import { onEnd } from './cleanup.mjs';
import { root } from './root.mjs';

/**
 * @typedef {object} CommandOptions
 * @property {string} [cwd] default: the repository
 * @property {Record<string, string | undefined>} [env] added to this process's environment; `undefined` removes
 * @property {number} [timeLimit] ms after which the command and everything it started is ended
 */
/** @typedef {{ code: number, output: string }} CommandResult `output` holds stdout and stderr in the order they came */

/**
 * Runs a command to its end without a terminal. Never rejects: a command that cannot start has code 127.
 * @param {string} command
 * @param {string[]} args
 * @param {CommandOptions} [options]
 * @returns {Promise<CommandResult>}
 */
export function runCommand(command, args, { cwd = root, env = {}, timeLimit } = {}) {
  return new Promise((resolve) => {
    // Its own process group, so that ending it also ends what it started (browsers, workers).
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    });
    let output = '';
    const end = onEnd(() => endGroup(child.pid));
    const timer = timeLimit
      ? setTimeout(() => {
          output += `\nended after ${Math.round(timeLimit / 1000)} s without a result\n`;
          endGroup(child.pid);
        }, timeLimit)
      : undefined;
    child.stdout.setEncoding('utf8').on('data', (text) => (output += text));
    child.stderr.setEncoding('utf8').on('data', (text) => (output += text));
    child.on('error', (error) => {
      clearTimeout(timer);
      resolve({ code: 127, output: `${output}${error.message}\n` });
    });
    child.on('close', (code) => {
      clearTimeout(timer);
      end();
      resolve({ code: code ?? 1, output });
    });
  });
}

/** @param {number | undefined} pid */
function endGroup(pid) {
  if (pid === undefined) return;
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // The group is already gone.
  }
}
