import type { DataSource } from 'typeorm';
import type { Property } from '../src/domains/properties/editing/property.entity';
import { aBuyer, anAdmin, aProperty, aSeller } from './builders';
import { aSignedNda } from './ndas';
import type { Answer, TestApp } from './test-app';
import { tokenOf } from './tokens';

export const ZONE = 'America/Denver';
const TERMS = {
  LOIName: 'Robin Tester',
  LOICompanyName: 'Test Storage LLC',
  SourceOfFinancing: 'Cash',
  EarnestMoneyDeposit: '2.5',
  DiligencePeriodID: 2,
};

export interface Bidder {
  id: number;
  token: string;
}

export interface RoundAnswer {
  id: number;
  number: number;
  kind: string;
  dueAt: string;
  dueOn: string;
  timed: boolean;
  sealed: boolean;
  closedAt: string | null;
  offers: number;
  bidders: {
    dealId: number;
    state: string | null;
    version: number | null;
    price: number | null;
    late: boolean;
    chosen: boolean | null;
  }[];
}

/** A listing on which people bid, and the office that runs its rounds. */
export class Bidding {
  private constructor(
    private readonly app: TestApp,
    readonly admin: string,
    readonly adminId: number,
    readonly seller: string,
    readonly property: Property,
  ) {}

  static async start(app: TestApp, given: Partial<Property> = {}): Promise<Bidding> {
    const [seller, { id: adminId }] = [await aSeller(app.source), await anAdmin(app.source)];
    return new Bidding(
      app,
      await tokenOf(app, adminId),
      adminId,
      await tokenOf(app, seller.id),
      await aProperty(app.source, { sellerId: seller.id, ...given }),
    );
  }

  get source(): DataSource {
    return this.app.source;
  }

  async aBidder(): Promise<Bidder> {
    const { id } = await aBuyer(this.source);
    await aSignedNda(this.source, this.property, id);
    return { id, token: await tokenOf(this.app, id) };
  }

  offer(token: string, price = 4_000_000, more: { terms?: object; body?: object } = {}): Promise<Answer> {
    return this.app.call(
      'POST',
      '/api/buyer/store/deal',
      {
        Store: { StoreID: this.property.id, Price: String(price) },
        BuyerStore: { ...TERMS, ...more.terms },
        ...more.body,
      },
      token,
    );
  }

  /** A bidder who has offered this price. */
  async anOffer(price = 4_000_000): Promise<Bidder & { dealId: number }> {
    const bidder = await this.aBidder();
    return { ...bidder, dealId: (await this.offer(bidder.token, price)).json<{ ID: number }>().ID };
  }

  /** An offer that the office writes down. */
  offline(price = 4_000_000, more: object = {}): Promise<Answer> {
    const terms = {
      OfflineBuyerFirstName: 'Olga',
      OfflineBuyerEmail: 'olga@example.com',
      OfflineBuyerCity: 'Austin',
      OfflineBuyerStateID: 44,
    };
    return this.offer(this.admin, price, { terms, body: { IsOffline: true, ...more } });
  }

  open(body: object, token = this.admin): Promise<Answer> {
    return this.app.call('POST', `/api/v1/properties/${this.property.id}/rounds`, body, token);
  }

  /** A round that is open until a moment two days from now. */
  async aRound(body: object = {}): Promise<RoundAnswer> {
    const answer = await this.open({ kind: 'call', dueAt: inHours(48), ...body });
    if (answer.status !== 201) {
      throw new Error(answer.text);
    }
    return answer.json<RoundAnswer>();
  }

  update(id: number, body: object): Promise<Answer> {
    return this.app.call('PUT', `/api/v1/rounds/${id}`, body, this.admin);
  }

  act(action: string, id: number, body: object, token = this.admin): Promise<Answer> {
    return this.app.call('POST', `/api/v1/rounds/${id}/${action}`, body, token);
  }

  async rounds(): Promise<RoundAnswer[]> {
    const answer = await this.app.call('GET', `/api/v1/properties/${this.property.id}/rounds`, undefined, this.admin);
    return answer.json<RoundAnswer[]>();
  }

  profile(token?: string): Promise<Answer> {
    return this.app.call('GET', `/api/home/store/profile/${this.property.id}`, undefined, token);
  }

  /** Lets time pass, until offers have been due for a minute. */
  async becomesDue(roundId: number): Promise<void> {
    await this.source.query(
      `update offer_rounds set opens_at = now() - interval '1 week', due_at = date_trunc('minute', now()) - interval '1 minute' where id = $1`,
      [roundId],
    );
  }

  /** Everything that is stored of its deals and rounds. */
  rows(): Promise<unknown> {
    return this.source.query(
      `select (select jsonb_agg(to_jsonb(d) order by d.id) from deals d where d.property_id = $1) deals,
              (select jsonb_agg(to_jsonb(t) order by t.id) from deals d join offer_terms t on t.deal_id = d.id where d.property_id = $1) terms,
              (select jsonb_agg(to_jsonb(r) order by r.id) from offer_rounds r where r.property_id = $1) rounds,
              (select jsonb_agg(to_jsonb(i) order by i.deal_id) from round_invitations i join offer_rounds r on r.id = i.round_id where r.property_id = $1) invitations`,
      [this.property.id],
    );
  }

  /** The deals that were told of something, in order. */
  async told(name: string): Promise<number[]> {
    const rows = await this.source.query<{ id: number }[]>(
      `select (payload->>'dealId')::int id from events where name = $1 and (payload->>'propertyId')::int = $2 order by id`,
      [name, this.property.id],
    );
    return rows.map(({ id }) => id);
  }

  /** What the audit log keeps of this kind about the property, in order. */
  async audited(action: string): Promise<Record<string, unknown>[]> {
    const rows = await this.source.query<{ detail: Record<string, unknown> }[]>(
      `select detail from audit_log where action = $1 and subject_type = 'property' and subject_id = $2 order by id`,
      [action, this.property.id],
    );
    return rows.map(({ detail }) => detail);
  }
}

export const inHours = (hours: number): string => new Date(Date.now() + hours * 3_600_000).toISOString();
