import { NOT_PUBLIC, webhookUrlLength } from '@stowbridge/contract/webhooks';
import { lookup } from 'node:dns/promises';
import ipaddr from 'ipaddr.js';
import { invalid } from '../../platform/common/errors';

const WELL_KNOWN_PORTS = 1024;

/** What is wrong with the address of a webhook, as far as it says so by itself; undefined when nothing is. */
function webhookUrlProblem(text: string, allowPrivate: boolean): string | undefined {
  if (text.length > webhookUrlLength) {
    return `Address must be at most ${webhookUrlLength} characters`;
  }
  if (!URL.canParse(text)) {
    return 'Address is invalid';
  }
  const { protocol, username, password, port } = new URL(text);
  if (protocol !== 'https:' && !(allowPrivate && protocol === 'http:')) {
    return 'Address must begin with https://';
  }
  if (username || password) {
    return 'Address must hold no name and no password';
  }
  return port !== '' && Number(port) < WELL_KNOWN_PORTS && !['80', '443'].includes(port)
    ? 'Address has a port that is not for the web'
    : undefined;
}

const isPublic = (address: string): boolean => ipaddr.isValid(address) && ipaddr.parse(address).range() === 'unicast';

/**
 * Refuses an address that is none for a webhook, as early as can be: what a name resolves to is looked at again at each
 * connection. A name that is not known now may be tomorrow.
 * @throws DomainError('invalid')
 */
export async function requireWebhookUrl(url: string, allowPrivate: boolean): Promise<void> {
  const problem = webhookUrlProblem(url, allowPrivate);
  if (problem) {
    throw invalid(problem, 'url');
  }
  if (allowPrivate) {
    return;
  }
  const host = new URL(url).hostname.replace(/^\[|\]$/g, '');
  const found = await lookup(host, { all: true }).catch(() => []);
  if (found.some(({ address }) => !isPublic(address))) {
    throw invalid(`${host} is ${NOT_PUBLIC}`, 'url');
  }
}
