import {
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
} from '@simplewebauthn/browser';

type Answer = Record<string, unknown>;
const asAnswer = (given: object): Answer => ({ ...given });

/** The browser asks for a passkey. @throws Error when the person lets it be, or it has none */
export const askPasskey = async (options: object): Promise<Answer> =>
  asAnswer(await startAuthentication({ optionsJSON: options as PublicKeyCredentialRequestOptionsJSON }));

/** The browser makes a passkey. @throws Error when the person lets it be */
export const makePasskey = async (options: object): Promise<Answer> =>
  asAnswer(await startRegistration({ optionsJSON: options as PublicKeyCredentialCreationOptionsJSON }));
