import { Problem } from '@mahd/contract';
import type { TSchema } from '@sinclair/typebox';

/** Response schemas of a route: its success and problem details. */
export function responses<T extends TSchema>(success: T, description = 'Success') {
  return {
    200: { ...success, description },
    '4xx': {
      description: 'What is wrong with the request',
      content: { 'application/problem+json': { schema: Problem } },
    },
    '5xx': {
      description: 'The server cannot process the request',
      content: { 'application/problem+json': { schema: Problem } },
    },
  };
}
