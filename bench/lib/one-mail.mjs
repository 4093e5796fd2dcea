import { setTimeout as sleep } from 'node:timers/promises';
import { requireFromBackend } from './stack.mjs';

/** Seconds until a mail arrives that the office's enquiry form causes, whatever else waits. */
export async function secondsOfAMail(stack, mail, source) {
  const { recordEvent } = requireFromBackend('./dist/platform/events/outbox.js');
  const [{ id }] = await stack.query(
    `insert into enquiries (kind, name, phone, email, message, detail) values ('contact', 'Bo', '303-555-0100', 'bo@bench.example', 'Hello', '{}') returning id`,
  );
  const begun = performance.now();
  await source.transaction((manager) => recordEvent(manager, 'enquiry.received', { enquiryId: id }));
  for (const end = Date.now() + 120_000; Date.now() < end; await sleep(50)) {
    const [row] = await stack.query(
      `select m.message_id id from mails m join events e on e.id = m.event_id where m.kind = 'enquiry' and (e.payload->>'enquiryId')::int = $1`,
      [id],
    );
    const at = row && mail.arrived.get(row.id);
    if (at !== undefined) {
      return (at - begun) / 1000;
    }
  }
  throw new Error('The mail did not arrive.');
}
