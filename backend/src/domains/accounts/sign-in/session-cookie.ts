import type { FastifyReply } from 'fastify';
import type { Config } from '../../../config';
import { setOwnCookie } from '../../../platform/http/own-cookies';
import type { OpenSession } from './session.service';

/** The refresh token lives where no script can read it and no other site can send it, for as long as its session. */
export function setRefreshCookie(
  reply: FastifyReply,
  config: Config,
  { refreshToken, expiresAt: expires }: OpenSession,
): void {
  if (refreshToken) {
    setOwnCookie(reply, config, 'refresh', refreshToken, { expires });
  }
}

/** 180 days. */
export const DEVICE_SECONDS = 180 * 86_400;

/** The cookie by which an account knows a browser. */
export function setDeviceCookie(reply: FastifyReply, config: Config, value: string): void {
  setOwnCookie(reply, config, 'device', value, { maxAge: DEVICE_SECONDS });
}

/** What a browser gets when it has signed in; nothing when it has not. */
export function setSignInCookies(
  reply: FastifyReply,
  config: Config,
  signedIn: { open: OpenSession; device: string } | undefined,
): void {
  if (signedIn) {
    setRefreshCookie(reply, config, signedIn.open);
    setDeviceCookie(reply, config, signedIn.device);
  }
}
