import { JwtService } from '@nestjs/jwt';
import type { DataSource } from 'typeorm';
import { newDataSource } from '../../src/database/data-source';
import { aBuyer, anAdmin, aProperty, aSeller, aSession } from '../builders';
import type { Received } from '../smtp';
import { SECRET_KEY } from './rig';

const BUYERS = 12;

interface Acknowledged {
  deal: number;
  version: number;
}

/** Whether these offers are in the database with all their mails, and how many of those reached the mail server. */
const MAILS_OF = `
  select (e.payload->>'dealId')::int deal, (e.payload->>'version')::int "version", array_agg(m.message_id order by m.kind) ids, array_agg(m.kind order by m.kind) kinds
  from events e join mails m on m.event_id = e.id
  join offer_terms t on t.deal_id = (e.payload->>'dealId')::int and t.version = (e.payload->>'version')::int
  where e.name = 'offer.submitted' group by e.id`;

/** Offers of buyers who have signed, each on a property of its own: facts of which none may be lost. */
export class Offers {
  readonly acknowledged: Acknowledged[] = [];
  private tokens: string[] = [];

  /** @param total how many can be submitted */
  constructor(
    private readonly databaseUrl: () => string,
    readonly total: number,
  ) {}

  /** Writes the people, the properties and the signatures. */
  async prepare(): Promise<void> {
    const properties = Math.ceil(this.total / BUYERS);
    await this.withDatabase(async (source) => {
      const jwt = new JwtService({ secret: SECRET_KEY });
      const buyers = await Promise.all(Array.from({ length: BUYERS }, () => aBuyer(source)));
      this.tokens = await Promise.all(buyers.map(async ({ id }) => jwt.sign({ sid: await aSession(source, id), use: 'access' }, { expiresIn: '1h' })));
      const [seller, agent] = [await aSeller(source), await anAdmin(source)];
      await source.query(
        `insert into ndas (property_id, property_name, user_id, first_name, last_name, email, address1, city, state_id, zip_code, phone, document_sha256, consent_text, signed_at)
         select p, 'P', u.id, 'R', 'B', 'r@b.co', '1 St', 'Denver', 6, '80202', '303-555-0100', 'x', 'I agree', now()
         from generate_series(1, $1) p, users u where u.user_type_id = 2`,
        [properties],
      );
      for (let count = 0; count < properties; count += 1) {
        const { id } = await aProperty(source, { sellerId: seller.id });
        await source.query('insert into property_agents (property_id, user_id) values ($1, $2)', [id, agent.id]);
      }
    });
  }

  /** Submits the offer of this number once. @returns the status of the answer; undefined when there was none */
  async submit(offer: number, address: string): Promise<number | undefined> {
    const answer = await fetch(`${address}/api/buyer/store/deal`, {
      method: 'POST',
      headers: { authorization: `Bearer ${this.tokens[offer % BUYERS]}`, 'content-type': 'application/json' },
      body: JSON.stringify({
        Store: { StoreID: Math.floor(offer / BUYERS) + 1, Price: '3,000,000' },
        BuyerStore: { LOIName: 'Robin', LOICompanyName: 'Harbor LLC', SourceOfFinancing: 'Cash', EarnestMoneyDeposit: '1', DiligencePeriodID: 1 },
      }),
      signal: AbortSignal.timeout(10_000),
    }).catch(() => undefined);
    const text = await answer?.text().catch(() => undefined);
    if (answer?.status === 200) {
      if (text === undefined) return undefined;
      const { ID, Version } = JSON.parse(text) as { ID: number; Version: number };
      this.acknowledged.push({ deal: ID, version: Version });
    }
    // A fault of ours would be a 500; what dies meanwhile is no answer at all, or one that asks to come again.
    else if (answer && ![502, 503].includes(answer.status)) throw new Error(`${answer.status} ${text}`);
    return answer?.status;
  }

  /** The acknowledged offers that are not in the database, or whose mails have not all been delivered. */
  missing(received: Received[]): Promise<Acknowledged[]> {
    return this.withDatabase(async (source) => {
      const delivered = new Set(received.map(({ mail }) => mail.messageId));
      const mailed = await source.query<(Acknowledged & { ids: string[]; kinds: string[] })[]>(MAILS_OF);
      const complete = new Set(mailed.filter(({ ids, kinds }) => kinds.length === 3 && ids.every((id) => delivered.has(id))).map(({ deal, version }) => `${deal}/${version}`));
      return this.acknowledged.filter(({ deal, version }) => !complete.has(`${deal}/${version}`));
    });
  }

  async withDatabase<Result>(work: (source: DataSource) => Promise<Result>): Promise<Result> {
    const source = await newDataSource(this.databaseUrl(), 4, 'stowbridge-test').initialize();
    try {
      return await work(source);
    } finally {
      await source.destroy();
    }
  }
}

/** How many mails were delivered for the second time. */
export const deliveredTwice = (received: Received[]): number => received.length - new Set(received.map(({ mail }) => mail.messageId)).size;
