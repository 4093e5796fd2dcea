import { today } from '@stowbridge/contract/dates';
import type { DealDateKind, DealDateState } from '@stowbridge/contract/closing';
import type { DataSource } from 'typeorm';
import type { User } from '../src/domains/accounts/users/user.entity';
import type { Property } from '../src/domains/properties/editing/property.entity';
import { aBuyer, anAdmin, aProperty, aSeller } from './builders';
import { aDeal } from './deals';
import { aSignedNda } from './ndas';
import { type Answer, startTestApp, type TestApp } from './test-app';
import { tokenOf } from './tokens';

const ZONE = 'America/Denver';

export interface DateOf {
  id: number;
  kind: DealDateKind;
  dueOn: string | null;
  doneOn: string | null;
  amount: number | null;
  note: string | null;
  state: DealDateState;
}

export interface TaskOf {
  id: number;
  title: string;
  dueOn: string | null;
  side: string;
  phase: string | null;
  subject: string;
  subjectName: string;
  assigneeId: number | null;
  takenOverFrom: string | null;
  doneAt: string | null;
  doneBy: string | null;
  note: string | null;
  files: { documentId: number; name: string; published: boolean }[];
}

/** A deal that may be accepted, and whom it concerns. */
export interface Closing {
  property: Property;
  dealId: number;
  buyer: User;
  seller: User;
}

/** Days of the terms; left out where they say nothing. */
export interface Days {
  diligencePeriodId?: number;
  closing?: number;
  hardDeposit?: number;
}

/** An office with a listing agent that brings deals to their closing. */
export class ClosingOffice {
  private constructor(
    readonly app: TestApp,
    readonly agent: User,
    readonly token: string,
  ) {}

  static async start(env: Record<string, string> = {}): Promise<ClosingOffice> {
    const app = await startTestApp({ OFFICE_TIME_ZONE: ZONE, ...env });
    const agent = await anAdmin(app.source, { firstName: 'Ana', lastName: 'Reyes' });
    return new ClosingOffice(app, agent, await tokenOf(app, agent.id));
  }

  get source(): DataSource {
    return this.app.source;
  }

  readonly today = (): string => today(ZONE);

  get = (path: string, token = this.token): Promise<Answer> =>
    this.app.call('GET', `/api/v1/${path}`, undefined, token);
  post = (path: string, body: object = {}, token = this.token): Promise<Answer> =>
    this.app.call('POST', `/api/v1/${path}`, body, token);
  put = (path: string, body: object, token = this.token): Promise<Answer> =>
    this.app.call('PUT', `/api/v1/${path}`, body, token);

  /** A submitted offer. */
  async anOffer({ diligencePeriodId = 3, closing, hardDeposit }: Days = {}): Promise<Closing> {
    const [buyer, seller] = [await aBuyer(this.source), await aSeller(this.source)];
    const property = await aProperty(this.source, { sellerId: seller.id });
    await this.source.query('insert into property_agents (property_id, user_id) values ($1, $2)', [
      property.id,
      this.agent.id,
    ]);
    const { id: dealId } = await aDeal(this.source, property, buyer.id, 6);
    await this.source.query(
      `insert into offer_terms (deal_id, version, price, loi_name, loi_company_name, source_of_financing, earnest_money_deposit, diligence_period_id, closing_days, hard_deposit_days)
       values ($1, 1, 3900000, 'N', 'C', 'Cash', 2, $2, $3, $4)`,
      [dealId, diligencePeriodId, closing ?? null, hardDeposit ?? null],
    );
    await this.source.query('update deals set price = 3900000 where id = $1', [dealId]);
    await aSignedNda(this.source, property, buyer.id);
    return { property, dealId, buyer, seller };
  }

  async move(dealId: number, statusId: number): Promise<void> {
    const answer = await this.post(`deals/${dealId}/move`, { statusId });
    expect([statusId, answer.status, answer.text.slice(0, 200)]).toEqual([statusId, 200, expect.any(String)]);
  }

  async accepted(days?: Days): Promise<Closing> {
    const closing = await this.anOffer(days);
    await this.move(closing.dealId, 1);
    return closing;
  }

  dates = async (dealId: number): Promise<DateOf[]> => (await this.get(`deals/${dealId}/dates`)).json<DateOf[]>();
  date = async (dealId: number, kind: DealDateKind): Promise<DateOf> =>
    (await this.dates(dealId)).find((one) => one.kind === kind) as DateOf;
  tasks = async (filter: object): Promise<TaskOf[]> =>
    (await this.get(`tasks?range=[0,99]&filter=${encodeURIComponent(JSON.stringify(filter))}`)).json<TaskOf[]>();
  task = async (dealId: number, title: string): Promise<TaskOf> =>
    (await this.tasks({ dealId })).find((one) => one.title === title) as TaskOf;

  close = (): Promise<void> => this.app.close();
}
