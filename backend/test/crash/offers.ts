import { JwtService } from '@nestjs/jwt';
import type { DataSource } from 'typeorm';
import { newDataSource } from '../../src/platform/database/data-source';
import { aBuyer, anAdmin, aProperty, aSeller, aSession } from '../builders';
import type { Received } from '../smtp';
import { Deliveries } from './deliveries';
import { SECRET_KEY } from './rig';
import { untilSettled } from './settled';

const BUYERS = 12;

/** Milliseconds in which nothing moves before what has not come is taken for lost or stuck. */
export const QUIET_MS = 30_000;

/** An offer that was answered with 200. */
export interface Acknowledged {
  deal: number;
  version: number;
}

/** Offers of buyers who have signed, each on a property of its own: facts of which none may be lost. */
export class Offers {
  readonly acknowledged: Acknowledged[] = [];
  private tokens: string[] = [];
  private agentToken: string;
  private sent = 0;

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
      const tokenOf = async ({ id }: { id: number }) =>
        jwt.sign({ sid: await aSession(source, id), use: 'access' }, { expiresIn: '1h' });
      this.tokens = await Promise.all(buyers.map(tokenOf));
      const [seller, agent] = [await aSeller(source), await anAdmin(source)];
      this.agentToken = await tokenOf(agent);
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
      await source.query(
        `insert into nda_access (user_id, property_id, state) select user_id, property_id, 'open' from ndas`,
      );
    });
  }

  /**
   * Submits the offer of this number once, each time at another price: the answer to the last one may have been lost, and
   * terms that have not changed are refused.
   * @returns the status of the answer; undefined when there was none
   */
  async submit(offer: number, address: string): Promise<number | undefined> {
    const answer = await fetch(`${address}/api/buyer/store/deal`, {
      method: 'POST',
      headers: { authorization: `Bearer ${this.tokens[offer % BUYERS]}`, 'content-type': 'application/json' },
      body: JSON.stringify({
        Store: { StoreID: Math.floor(offer / BUYERS) + 1, Price: String(3_000_000 + (this.sent += 1)) },
        BuyerStore: {
          LOIName: 'Robin',
          LOICompanyName: 'Harbor LLC',
          SourceOfFinancing: 'Cash',
          EarnestMoneyDeposit: '1',
          DiligencePeriodID: 1,
        },
      }),
      signal: AbortSignal.timeout(10_000),
    }).catch(() => undefined);
    const text = await answer?.text().catch(() => undefined);
    if (answer?.status === 200) {
      if (text === undefined) {
        return undefined;
      }
      const { ID, Version } = JSON.parse(text) as { ID: number; Version: number };
      this.acknowledged.push({ deal: ID, version: Version });
    }
    // A fault of ours would be a 500; what dies meanwhile is no answer at all, or one that asks to come again.
    else if (answer && ![502, 503].includes(answer.status)) {
      throw new Error(`${answer.status} ${text}`);
    }
    return answer?.status;
  }

  /** Asks for the words that were searched for most, as the agent. @returns the status of the answer */
  async report(address: string): Promise<number> {
    const answer = await fetch(`${address}/api/analysis/report/search`, {
      method: 'POST',
      headers: { authorization: `Bearer ${this.agentToken}`, 'content-type': 'application/json' },
      body: JSON.stringify({ DateRangeID: 1 }),
    });
    await answer.arrayBuffer();
    return answer.status;
  }

  /**
   * Waits until every mail of every acknowledged offer has arrived, or nothing has moved any more for half a minute while
   * a worker could have done something.
   * @returns a line for each mail that has not arrived
   */
  async missing(received: Received[], redisUrl: () => string, able: () => Promise<boolean>): Promise<string[]> {
    const deliveries = new Deliveries(this.acknowledged);
    return this.withDatabase(async (source) => {
      const settled = await untilSettled(() => deliveries.progress(source, received), { quietMs: QUIET_MS, able });
      return settled ? [] : deliveries.missing(source, redisUrl(), received);
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
export const deliveredTwice = (received: Received[]): number =>
  received.length - new Set(received.map(({ mail }) => mail.messageId)).size;
