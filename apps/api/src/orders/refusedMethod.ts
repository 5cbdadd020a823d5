import { PAYMENT_REFUSAL_MESSAGES } from '@mahd/rules/shop';
import { fieldProblem, ProblemError } from '../http/problem.js';

/** `unavailable`: the shop does not offer the payment method; `limit`: not for this total. */
export function refusedMethod(reason: keyof typeof PAYMENT_REFUSAL_MESSAGES): ProblemError {
  return new ProblemError(422, 'payment_method_refused', 'This payment method is not available for this order.', {
    errors: [fieldProblem({ field: 'payment_method', messageKey: PAYMENT_REFUSAL_MESSAGES[reason] })],
  });
}
