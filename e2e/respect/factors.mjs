// Second factors for the requests of the runner.
import { createHmac } from 'node:crypto';

/** What needs a device, or the code of the moment, which a request that was written before it is sent cannot hold. */
const NEED_A_DEVICE = ['Session_passkey', 'MeResource_addPasskey', 'MeResource_confirmApp'];
const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

export function withoutDevices(document) {
  const paths = Object.entries(document.paths).map(([path, operations]) => [
    path,
    Object.fromEntries(Object.entries(operations).filter(([, one]) => !NEED_A_DEVICE.includes(one.operationId))),
  ]);
  return { ...document, paths: Object.fromEntries(paths) };
}

/** The code of RFC 6238 for this moment. */
function codeOf(secret) {
  const bits = [...secret].map((letter) => BASE32.indexOf(letter).toString(2).padStart(5, '0')).join('');
  const key = Buffer.from(bits.match(/.{8}/g).map((byte) => parseInt(byte, 2)));
  const step = Buffer.alloc(8);
  step.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000)));
  const mac = createHmac('sha1', key).update(step).digest();
  return String((mac.readUInt32BE(mac[19] & 15) & 0x7fffffff) % 1_000_000).padStart(6, '0');
}

/** Somebody with an app and recovery codes. */
async function withFactor(records) {
  const { id: userId, email } = await records.user();
  const { Token: token } = await records.session(email);
  const post = (path, body) => records.ask('POST', `/api/v1/me/${path}`, body, token);
  const { id, secret } = await (await post('second-factors/apps', { name: 'Phone' })).json();
  const { recoveryCodes } = await (await post(`second-factors/apps/${id}/confirm`, { code: codeOf(secret) })).json();
  await post('recovery-codes/confirm', {});
  return { userId, email, token, id, recoveryCodes, post };
}

/** What the operations of second factors and sessions name. */
export async function factorRequests(records) {
  const [entering, showing, removing, renewing, lost] = [
    await withFactor(records),
    await withFactor(records),
    await withFactor(records),
    await withFactor(records),
    await withFactor(records),
  ];
  await renewing.post('recovery-codes', {});
  const viewed = await records.user();
  await records.ask('POST', `/api/v1/users/${viewed.id}/view`, { reason: 'Asked on the phone' });
  const shown = await records.user();
  const [here, there] = [await records.session(shown.email), await records.session(shown.email)];
  const { SecondFactor } = await records.session(entering.email);
  // As long as the runner needs.
  await records.database.query("update second_factor_tickets set expires_at = now() + interval '1 hour'");
  await records.database.query("update sessions set factor_shown_at = now() + interval '1 hour' where user_id = $1", [
    removing.userId,
  ]);
  const recoveryCode = ({ recoveryCodes: [code] }) => ({ code: undefined, recoveryCode: code, passkey: undefined });
  return {
    Session_secondFactor: { as: 'nobody', body: { ticket: SecondFactor.Ticket, ...recoveryCode(entering) } },
    // Respect sends no body where the example is an empty object.
    Session_passkeyOptions: { as: 'nobody', text: '{}' },
    MeResource_renameSecondFactor: { as: showing.token, path: { id: showing.id } },
    MeResource_showSecondFactor: { as: showing.token, body: recoveryCode(showing) },
    MeResource_removeSecondFactor: { as: removing.token, path: { id: removing.id } },
    MeResource_makeRecoveryCodes: { as: showing.token },
    MeResource_confirmRecoveryCodes: { as: renewing.token },
    MeResource_endSession: { as: here.Token, path: { session: there.SessionId } },
    MeResource_endOtherSessions: { as: (await records.session((await records.user()).email)).Token },
    UsersResource_resetSecondFactor: { path: { id: lost.userId } },
    UsersResource_beginView: { path: { id: (await records.user()).id } },
    UsersResource_endView: { path: { id: viewed.id } },
    UsersResource_endSessions: { path: { id: (await records.user()).id } },
  };
}
