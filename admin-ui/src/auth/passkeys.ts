import {
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
} from '@simplewebauthn/browser';
import { HttpError } from 'react-admin';

type Answer = Record<string, unknown>;

/** What browsers say of a passkey that was not used is about their own insides. */
async function answered(answer: Promise<object>): Promise<Answer> {
  try {
    return { ...(await answer) };
  } catch {
    throw new HttpError('No passkey was used.', 400);
  }
}

/** The browser asks for a passkey. @throws HttpError when the person lets it be, or has none */
export const askPasskey = (options: object): Promise<Answer> =>
  answered(startAuthentication({ optionsJSON: options as PublicKeyCredentialRequestOptionsJSON }));

/** The browser makes a passkey. @throws HttpError when the person lets it be */
export const makePasskey = (options: object): Promise<Answer> =>
  answered(startRegistration({ optionsJSON: options as PublicKeyCredentialCreationOptionsJSON }));
