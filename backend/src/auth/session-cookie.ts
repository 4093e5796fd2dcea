import type { FastifyReply } from 'fastify';
import type { Config } from '../config';

export const REFRESH_COOKIE = 'refresh';
const PATH = '/api/v1/session';
const FOURTEEN_DAYS = 14 * 86_400;

/** The refresh token lives where no script can read it and no other site can send it. */
export function setRefreshCookie(reply: FastifyReply, config: Config, token: string): void {
  void reply.setCookie(REFRESH_COOKIE, token, { httpOnly: true, sameSite: 'strict', secure: config.secureCookies, path: PATH, maxAge: FOURTEEN_DAYS });
}

export function clearRefreshCookie(reply: FastifyReply, config: Config): void {
  void reply.clearCookie(REFRESH_COOKIE, { httpOnly: true, sameSite: 'strict', secure: config.secureCookies, path: PATH });
}
