import { Injectable } from '@nestjs/common';
import {
  type AuthenticationResponseJSON,
  type AuthenticatorTransport,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { COSEALG, decodeAttestationObject, isoBase64URL } from '@simplewebauthn/server/helpers';
import { DataSource, EntityManager, IsNull, Not } from 'typeorm';
import { Config } from '../../../config';
import { changed } from '../../../platform/database/changes';
import { hashToken } from '../sign-in/passwords';
import { ChallengePurpose, SecondFactor } from './second-factor.entity';

const SECONDS = 60;
/** How a passkey may sign; Windows signs by RSA alone on many machines. */
const ALGORITHMS = [COSEALG.EdDSA, COSEALG.ES256, COSEALG.RS256];

/** Who a challenge is for. */
interface Asked {
  purpose: ChallengePurpose;
  /** Null where the passkey itself says who it is. */
  userId: number | null;
}

/** A passkey that has just been made. */
export type NewPasskey = Pick<SecondFactor, 'credentialId' | 'publicKey' | 'counter' | 'transports'>;

/** A passkey that has signed what it was asked to. */
export interface ShownPasskey {
  factor: SecondFactor;
  counter: number;
}

/** Asks passkeys and checks their answers. Whose they are is said by PUBLIC_URL alone, never by what a request says of its host. */
@Injectable()
export class PasskeysService {
  private readonly origin: string;
  private readonly host: string;

  constructor(
    private readonly source: DataSource,
    private readonly config: Config,
  ) {
    ({ origin: this.origin, hostname: this.host } = new URL(config.PUBLIC_URL));
  }

  /** What the browser needs to make a passkey of this person. */
  async enrolOptions({ id, email, name }: { id: number; email: string; name: string }): Promise<object> {
    const known = await this.source.manager.findBy(SecondFactor, { userId: id, kind: 'passkey' });
    const options = await generateRegistrationOptions({
      rpName: this.config.PRODUCT_NAME,
      rpID: this.host,
      userID: new TextEncoder().encode(`user-${id}`),
      userName: email,
      userDisplayName: name,
      timeout: SECONDS * 1000,
      attestationType: 'none',
      supportedAlgorithmIDs: ALGORITHMS,
      excludeCredentials: known.map(namedCredential),
      // A passkey that the device knows by itself, so that it signs in without a password.
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    await this.keep(options.challenge, { purpose: 'enrol', userId: id });
    return options;
  }

  /** What the browser needs to ask for a passkey: any of this host, or one of this person. */
  async askOptions(asked: Asked): Promise<object> {
    const known =
      asked.userId === null
        ? []
        : await this.source.manager.findBy(SecondFactor, {
            userId: asked.userId,
            kind: 'passkey',
            enabledAt: Not(IsNull()),
          });
    const options = await generateAuthenticationOptions({
      rpID: this.host,
      timeout: SECONDS * 1000,
      allowCredentials: known.map(namedCredential),
      userVerification: 'required',
    });
    await this.keep(options.challenge, asked);
    return options;
  }

  /** Undefined when the answer is none to a challenge of ours, for this person and this host. */
  async checkNew(userId: number, response: object): Promise<NewPasskey | undefined> {
    try {
      const given = response as RegistrationResponseJSON;
      // We ask for no word of the maker; the checks of one would ask addresses that it names.
      const { attestationObject } = given.response;
      if (decodeAttestationObject(isoBase64URL.toBuffer(attestationObject)).get('fmt') !== 'none') {
        return undefined;
      }
      const { verified, registrationInfo } = await verifyRegistrationResponse({
        response: given,
        expectedChallenge: (challenge) => this.spend(challenge, { purpose: 'enrol', userId }),
        expectedOrigin: this.origin,
        expectedRPID: this.host,
        requireUserVerification: true,
        supportedAlgorithmIDs: ALGORITHMS,
      });
      if (!verified) {
        return undefined;
      }
      const { id, publicKey, counter, transports } = registrationInfo.credential;
      return {
        credentialId: id,
        publicKey: isoBase64URL.fromBuffer(publicKey),
        counter,
        transports: transportsOf(transports),
      };
    } catch {
      // Whatever is wrong with it, the library throws.
      return undefined;
    }
  }

  /** Undefined when the answer is none to a challenge of ours, by a passkey that is known. */
  async check(asked: Asked, response: object): Promise<ShownPasskey | undefined> {
    const given = response as AuthenticationResponseJSON;
    if (typeof given.id !== 'string') {
      return undefined;
    }
    const factor = await this.source.manager.findOneBy(SecondFactor, {
      credentialId: given.id,
      enabledAt: Not(IsNull()),
      ...(asked.userId === null ? {} : { userId: asked.userId }),
    });
    if (!factor?.publicKey) {
      return undefined;
    }
    try {
      const { verified, authenticationInfo } = await verifyAuthenticationResponse({
        response: given,
        expectedChallenge: (challenge) => this.spend(challenge, asked),
        expectedOrigin: this.origin,
        expectedRPID: this.host,
        requireUserVerification: true,
        // The counter is looked at in the database, where two answers at once meet.
        credential: { id: given.id, publicKey: isoBase64URL.toBuffer(factor.publicKey), counter: 0 },
      });
      return verified ? { factor, counter: authenticationInfo.newCounter } : undefined;
    } catch {
      return undefined;
    }
  }

  private async keep(challenge: string, { purpose, userId }: Asked): Promise<void> {
    await this.source.manager.query(
      `insert into webauthn_challenges (challenge_hash, purpose, user_id, expires_at) values ($1, $2, $3, now() + interval '${SECONDS} seconds')`,
      [hashToken(challenge), purpose, userId],
    );
  }

  /** Once: also an answer that is wrong otherwise uses it up. */
  private async spend(challenge: string, { purpose, userId }: Asked): Promise<boolean> {
    const spent = await this.source.manager.query<[unknown, number]>(
      'delete from webauthn_challenges where challenge_hash = $1 and purpose = $2 and user_id is not distinct from $3::int and expires_at > now()',
      [hashToken(challenge), purpose, userId],
    );
    return changed(spent) === 1;
  }
}

/** @returns false when the counter does not go on: somebody has a copy of the passkey, or sends an old answer */
export async function spendPasskey(manager: EntityManager, { factor, counter }: ShownPasskey): Promise<boolean> {
  const spent = await manager.query<[unknown, number]>(
    'update second_factors set counter = $2, last_used_at = now() where id = $1 and (counter < $2 or (counter = 0 and $2 = 0))',
    [factor.id, counter],
  );
  return changed(spent) === 1;
}

const transportsOf = (given: string[] | undefined): string[] =>
  (Array.isArray(given) ? given : []).filter((name) => /^[a-z-]{1,20}$/.test(name)).slice(0, 10);

const namedCredential = ({ credentialId, transports }: SecondFactor) => ({
  id: credentialId ?? '',
  transports: transports as AuthenticatorTransport[],
});
