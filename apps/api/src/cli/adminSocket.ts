import fs from 'node:fs';
import net from 'node:net';
import type { FastifyBaseLogger } from 'fastify';
import { adminAddress } from './askServer.js';
import type { CommandResult, AdminServices } from './Command.js';
import { runCommand } from './commands.js';
import { failureOf } from './failure.js';

const MAX_REQUEST = 10_000;

export interface AdminSocket {
  close(): Promise<void>;
}

/**
 * Serves operators' commands while this process holds the embedded database. Only the owner of the directory can
 * connect.
 */
export async function serveAdmin(
  dataDir: string,
  admin: AdminServices,
  log: Pick<FastifyBaseLogger, 'error'>,
): Promise<AdminSocket> {
  const address = adminAddress(dataDir);
  // We hold the directory's lock, so an existing socket is left over from a dead process.
  if (process.platform !== 'win32') fs.rmSync(address, { force: true });
  const server = net.createServer((socket) => answer(socket, admin, log));
  server.unref();
  const mask = process.umask(0o177);
  try {
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(address, resolve);
    });
  } finally {
    process.umask(mask);
  }
  return { close: () => new Promise((done) => server.close(() => done())) };
}

function answer(socket: net.Socket, admin: AdminServices, log: Pick<FastifyBaseLogger, 'error'>): void {
  let text = '';
  socket.setEncoding('utf8');
  socket.on('error', () => socket.destroy());
  socket.on('data', (part: string) => {
    text += part;
    if (text.length > MAX_REQUEST) return void socket.destroy();
    if (!text.endsWith('\n')) return;
    void resultOf(admin, text, log).then((result) => socket.end(JSON.stringify(result)));
  });
}

async function resultOf(
  admin: AdminServices,
  text: string,
  log: Pick<FastifyBaseLogger, 'error'>,
): Promise<CommandResult> {
  try {
    const { args, cwd, npm } = JSON.parse(text) as { args?: unknown; cwd?: unknown; npm?: unknown };
    return await runCommand(admin, listOf(args), String(cwd), listOf(npm));
  } catch (error) {
    log.error({ err: error }, 'a command of an operator failed');
    return { ok: false, text: `The command failed on the server: ${failureOf(error)}` };
  }
}

const listOf = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);
