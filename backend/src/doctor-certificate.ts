import { isIP } from 'node:net';
import { connect, rootCertificates } from 'node:tls';
import type { Config } from './config';

const PATIENCE = 10_000;
const DAY = 86_400_000;
/** Of a certificate, before somebody has to do something. */
const DAYS_LEFT = 7;

interface Shown {
  issuer: string;
  until: Date;
  /** Why it is not to be trusted; undefined when it is. */
  doubt: string | undefined;
}

/** @param roots whom to trust, as PEM */
function look({ hostname, port }: URL, roots: readonly string[]): Promise<Shown> {
  return new Promise((found, failed) => {
    const socket = connect(
      {
        host: hostname,
        port: Number(port || 443),
        servername: isIP(hostname) ? undefined : hostname,
        ca: [...roots],
        // Asked below, so that the answer can say what is wrong with it; nothing is told to whoever answers.
        rejectUnauthorized: false,
      },
      () => {
        const { issuer, valid_to: until } = socket.getPeerCertificate();
        const doubt = socket.authorized ? undefined : String(socket.authorizationError);
        socket.destroy();
        found({ issuer: String(issuer.O ?? issuer.CN), until: new Date(until), doubt });
      },
    );
    socket.setTimeout(PATIENCE, () => socket.destroy(new Error('timeout'))).once('error', failed);
  });
}

/**
 * Whether browsers trust the certificate of an https `PUBLIC_URL`: its chain to an authority that they know, its name and its time.
 * @param roots those that Node brings along, which are Mozilla's, whatever the machine trusts besides
 * @returns what was found; `wrong` says what to do
 */
export async function certificateOf(
  { PUBLIC_URL }: Pick<Config, 'PUBLIC_URL'>,
  roots: readonly string[] = rootCertificates,
): Promise<{ text: string; wrong: boolean }> {
  const url = new URL(PUBLIC_URL);
  if (url.protocol !== 'https:') {
    return { text: 'none, as PUBLIC_URL is not https', wrong: false };
  }
  const shown = await look(url, roots).catch(() => undefined);
  if (!shown) {
    return { text: `Nobody speaks TLS at ${PUBLIC_URL}: see where that name and its proxy lead.`, wrong: true };
  }
  const { issuer, until, doubt } = shown;
  if (doubt) {
    return {
      text: `Browsers do not trust the certificate of ${PUBLIC_URL} (${doubt}): see that the proxy sends the whole chain of one for that name, from a public authority.`,
      wrong: true,
    };
  }
  const days = Math.floor((until.getTime() - Date.now()) / DAY);
  return days < DAYS_LEFT
    ? { text: `The certificate of ${PUBLIC_URL} ends in ${days} days: renew it.`, wrong: true }
    : { text: `browsers trust it, ${issuer} has signed it, and it is good for ${days} days`, wrong: false };
}
