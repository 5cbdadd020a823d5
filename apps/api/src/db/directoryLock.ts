import { createHash } from 'node:crypto';
import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { StartError } from '../startError.js';

/** Held while a process uses a data directory; two processes in one directory would silently lose each other's rows. */
export interface DirectoryLock {
  release(): Promise<void>;
}

/** Takes the lock of a directory or throws a StartError `directory-in-use`. The directory must exist. */
export async function lockDirectory(directory: string): Promise<DirectoryLock> {
  const real = fs.realpathSync(directory);
  return process.platform === 'linux' ? lockBySocket(real) : lockByFile(real);
}

function inUse(directory: string): StartError {
  return new StartError(
    'directory-in-use',
    `Another process is already using the data directory ${directory}: stop it first, or set DATA_DIR to another directory.`,
  );
}

/** An abstract socket: the kernel gives it back at once when the process dies, however it dies. */
function lockBySocket(directory: string): Promise<DirectoryLock> {
  const name = `\0mahd-data-${createHash('sha256').update(directory).digest('hex').slice(0, 32)}`;
  const server = net.createServer((socket) => socket.destroy());
  server.unref();
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(error.code === 'EADDRINUSE' ? inUse(directory) : error),
    );
    server.listen(name, () => resolve({ release: () => new Promise((done) => server.close(() => done())) }));
  });
}

/** A file with the process id, for systems without abstract sockets. A file left by a dead process is taken over. */
export async function lockByFile(directory: string): Promise<DirectoryLock> {
  const file = path.join(directory, 'server.pid');
  for (let attempt = 0; attempt < 3; attempt++) {
    try {
      fs.writeFileSync(file, String(process.pid), { flag: 'wx' });
      return { release: async () => fs.rmSync(file, { force: true }) };
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      if (isAlive(Number(fs.readFileSync(file, 'utf8')))) break;
      fs.rmSync(file, { force: true });
    }
  }
  throw inUse(directory);
}

function isAlive(processId: number): boolean {
  if (!Number.isInteger(processId) || processId <= 0) return false;
  try {
    process.kill(processId, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
