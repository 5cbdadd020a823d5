import { spawn } from 'node:child_process';
import { onExit } from './cleanup.mjs';
import { CommandError } from './cli.mjs';
import { root } from './root.mjs';

/**
 * @typedef {object} CommandOptions
 * @property {string} [cwd] default: the repository
 * @property {Record<string, string | undefined>} [env] added to this process's environment; `undefined` removes a variable
 * @property {number} [silence] ms without output until the command and its child processes are killed
 */
/** @typedef {{ code: number, output: string }} CommandResult `output` holds stdout and stderr in the order they arrived */

/**
 * Runs a command without a terminal. Never rejects: a command that cannot start has code 127.
 * @param {string} command
 * @param {string[]} args
 * @param {CommandOptions} [options]
 * @returns {Promise<CommandResult>}
 */
export function runCommand(command, args, { cwd = root, env = {}, silence } = {}) {
  return new Promise((resolve) => {
    // Its own process group, so that its browsers and workers are killed with it.
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    });
    let output = '';
    const end = onExit(() => killGroup(child.pid));
    const timer = silence
      ? setTimeout(() => {
          output += `\nkilled after ${Math.round(silence / 1000)} s without output\n`;
          killGroup(child.pid);
        }, silence)
      : undefined;
    /** @param {string} text */
    const read = (text) => {
      output += text;
      timer?.refresh();
    };
    child.stdout.setEncoding('utf8').on('data', read);
    child.stderr.setEncoding('utf8').on('data', read);
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

/**
 * Runs a command that must succeed.
 * @param {string} task named in the error message
 * @param {string} command
 * @param {string[]} args
 * @param {CommandOptions} [options]
 * @returns {Promise<string>} its output
 * @throws {CommandError} with its output
 */
export async function runOrThrow(task, command, args, options) {
  const { code, output } = await runCommand(command, args, options);
  if (code !== 0) throw new CommandError(`${task} failed (see above).`, output);
  return output;
}

/** @param {number | undefined} pid */
function killGroup(pid) {
  if (pid === undefined) return;
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // The group is already gone.
  }
}
