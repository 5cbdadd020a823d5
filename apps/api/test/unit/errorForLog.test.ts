import { expect, it } from 'vitest';
import { errorForLog } from '../../src/http/errorForLog.js';

it('removes refused recipients everywhere', () => {
  const refused = Object.assign(
    new Error("Can't send mail - all recipients were rejected: 550 <mariam.saeed+1@mail.example.com> unknown"),
    {
      code: 'EENVELOPE',
      rejected: ['mariam.saeed+1@mail.example.com'],
      cause: new Error('550 5.1.1 mariam@example.com: no such user'),
    },
  );
  const logged = JSON.stringify(errorForLog(refused));
  expect(logged).toContain('all recipients were rejected: 550 <…> unknown');
  expect(logged).not.toMatch(/mariam/);
});

it('keeps package paths in the stack', () => {
  const error = new Error('x');
  error.stack =
    'Error: x\n    at run (file:///shop/node_modules/.pnpm/@fastify+multipart@9.0.3/node_modules/a/index.js:1:2)';
  expect(errorForLog(error).stack).toBe(error.stack);
});
