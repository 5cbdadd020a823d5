import type { FastifyReply } from 'fastify';
import { notFound, type ProblemError } from '../../http/problem.js';
import type { FullOrder } from '../queries.js';
import { invoicePage, type InvoiceContext } from './page.js';

/** Invoices contain user input: allow only our style sheet. */
const INVOICE_POLICY =
  "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

export function sendInvoice(reply: FastifyReply, fullOrder: FullOrder, context: InvoiceContext): FastifyReply {
  return reply
    .header('content-security-policy', INVOICE_POLICY)
    .type('text/html; charset=utf-8')
    .send(invoicePage(fullOrder, context));
}

export function noInvoice(): ProblemError {
  return notFound('no_invoice', 'This order has no invoice.');
}
