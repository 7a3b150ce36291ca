import type { FastifyReply } from 'fastify';
import { pageHeaders } from '#identity/provider/page-response.ts';

/** A page of the sign-in's kind: no script, in no frame. */
export const sendPage = (reply: FastifyReply, status: number, page: string) =>
  reply.status(status).headers(pageHeaders).type('text/html; charset=utf-8').send(page);
