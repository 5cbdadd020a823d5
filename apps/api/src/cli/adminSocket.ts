import { createHash } from 'node:crypto';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import type { CommandResult, AdminServices } from './Command.js';
import { runCommand } from './commands.js';

/** Unix limits socket paths to about 100 bytes. */
const MAX_SOCKET_PATH = 100;
const MAX_REQUEST = 10_000;

export interface AdminSocket {
  close(): Promise<void>;
}

/** Address of the socket (named pipe on Windows) of the server that uses this data directory. */
export function adminAddress(dataDir: string): string {
  const real = fs.existsSync(dataDir) ? fs.realpathSync(dataDir) : path.resolve(dataDir);
  if (process.platform === 'win32') return `\\\\.\\pipe\\mahd-${hashOf(real)}`;
  const inside = path.join(real, 'admin.sock');
  return Buffer.byteLength(inside) <= MAX_SOCKET_PATH ? inside : path.join(os.tmpdir(), `mahd-${hashOf(real)}.sock`);
}

/**
 * Serves operators' commands while this process holds the embedded database. Only the owner of the directory can
 * connect.
 */
export async function serveAdmin(dataDir: string, admin: AdminServices): Promise<AdminSocket> {
  const address = adminAddress(dataDir);
  // We hold the directory's lock, so an existing socket is left over from a dead process.
  if (process.platform !== 'win32') fs.rmSync(address, { force: true });
  const server = net.createServer((socket) => answer(socket, admin));
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

/** Runs a command in the running server; null if none is running. */
export function askServer(dataDir: string, args: readonly string[], cwd: string): Promise<CommandResult | null> {
  return new Promise((resolve, reject) => {
    const socket = net.connect(adminAddress(dataDir));
    let text = '';
    socket.setEncoding('utf8');
    socket.on('connect', () => socket.write(`${JSON.stringify({ args, cwd })}\n`));
    socket.on('data', (part: string) => (text += part));
    socket.on('end', () =>
      text === ''
        ? reject(new Error('the server stopped before it responded'))
        : resolve(JSON.parse(text) as CommandResult),
    );
    socket.on('error', (error: NodeJS.ErrnoException) =>
      error.code === 'ENOENT' || error.code === 'ECONNREFUSED' ? resolve(null) : reject(error),
    );
  });
}

function answer(socket: net.Socket, admin: AdminServices): void {
  let text = '';
  socket.setEncoding('utf8');
  socket.on('error', () => socket.destroy());
  socket.on('data', (part: string) => {
    text += part;
    if (text.length > MAX_REQUEST) return void socket.destroy();
    if (!text.endsWith('\n')) return;
    void resultOf(admin, text).then((result) => socket.end(JSON.stringify(result)));
  });
}

async function resultOf(admin: AdminServices, text: string): Promise<CommandResult> {
  try {
    const { args, cwd } = JSON.parse(text) as { args?: unknown; cwd?: unknown };
    return await runCommand(admin, Array.isArray(args) ? args.map(String) : [], String(cwd));
  } catch (error) {
    return { ok: false, text: `The command failed on the server: ${(error as Error).message}` };
  }
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 24);
}
