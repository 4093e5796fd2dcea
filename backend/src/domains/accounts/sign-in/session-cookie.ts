import type { FastifyReply } from 'fastify';
import type { Config } from '../../../config';
import type { OpenSession } from './session.service';

export const REFRESH_COOKIE = 'refresh';
const PATH = '/api/v1/session';

/** The refresh token lives where no script can read it and no other site can send it, for as long as its session. */
export function setRefreshCookie(
  reply: FastifyReply,
  config: Config,
  { refreshToken, expiresAt: expires }: OpenSession,
): void {
  if (refreshToken) {
    void reply.setCookie(REFRESH_COOKIE, refreshToken, {
      httpOnly: true,
      sameSite: 'strict',
      secure: config.secureCookies,
      path: PATH,
      expires,
    });
  }
}

export function clearRefreshCookie(reply: FastifyReply, config: Config): void {
  void reply.clearCookie(REFRESH_COOKIE, {
    httpOnly: true,
    sameSite: 'strict',
    secure: config.secureCookies,
    path: PATH,
  });
}

/** 180 days. */
export const DEVICE_SECONDS = 180 * 86_400;

/** The name of the cookie by which an account knows a browser; browsers take the prefix from HTTPS only, and from no other host. */
export const deviceCookie = ({ secureCookies }: Config): string => (secureCookies ? '__Host-device' : 'device');

export function setDeviceCookie(reply: FastifyReply, config: Config, value: string): void {
  void reply.setCookie(deviceCookie(config), value, {
    httpOnly: true,
    sameSite: 'strict',
    secure: config.secureCookies,
    path: '/',
    maxAge: DEVICE_SECONDS,
  });
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
