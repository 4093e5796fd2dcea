import { Client } from 'pg';
import type { DataSource } from 'typeorm';
import { COMMAND_LINE, recordAudit } from '../src/platform/audit/audit';
import type { Broken, SealedRows } from '../src/platform/audit/seal-check';
import { SealsService } from '../src/platform/audit/seals.service';
import { EvidenceService } from '../src/views/evidence/evidence.service';
import { aBuyer, anAdmin, aProperty } from './builders';
import { someTerms } from './deals';
import { aText, sign, uploadNda } from './signatures';
import { startTestApp, TestApp } from './test-app';
import { testConfig } from './test-worker';
import { tokenOf } from './tokens';
import { aWatermark } from './watermarks';

interface SealRow {
  what: string;
  from_id: string;
  to_id: string;
  rows: number;
  hash: string;
  signature: string;
  key_id: number;
}

/** What seals rows as the worker does, with the key of this secret. */
export const sealerOf = (source: DataSource, secret: { SECRET_KEY?: string } = {}): SealsService =>
  new SealsService(source, testConfig({ DATABASE_URL: 'postgres://unused', ...secret }));

/** Adds rows to the audit log. */
export async function auditRows(source: DataSource, count: number): Promise<void> {
  for (let row = 0; row < count; row += 1) {
    await recordAudit(source.manager, {
      actor: COMMAND_LINE,
      action: 'system.queue-paused',
      subjectType: 'system',
      subjectId: null,
      detail: { queue: 'mail' },
    });
  }
}

/** A product whose evidence is sealed when a test says so. */
export class EvidenceWorld {
  private constructor(
    readonly app: TestApp,
    /** A superuser, on one connection. */
    readonly owner: Client,
  ) {}

  static async open(): Promise<EvidenceWorld> {
    const app = await startTestApp({ DATABASE_POOL: '12' });
    const owner = new Client({ connectionString: app.ownerUrl });
    await owner.connect();
    return new EvidenceWorld(app, owner);
  }

  async close(): Promise<void> {
    await this.owner.end();
    await this.app.close();
  }

  readonly seals = sealerOf(this.app.source);
  readonly evidence = new EvidenceService(this.app.source);

  chain(): Promise<SealRow[]> {
    return this.app.source.query('select * from seals order by id');
  }

  async rowsOf(table: string): Promise<SealedRows | undefined> {
    return (await this.evidence.verify()).tables.find((one) => one.table === table);
  }

  async broken(): Promise<Broken | undefined> {
    return (await this.evidence.verify()).broken;
  }

  /** With triggers off: who can do everything but sign. */
  async tamper(statement: string): Promise<void> {
    await this.owner.query('set session_replication_role = replica');
    await this.owner.query(statement);
    await this.owner.query('set session_replication_role = origin');
  }

  /** A row at least in each of the tables that are sealed. */
  async life(): Promise<void> {
    const { app } = this;
    const [admin, buyer] = [await anAdmin(app.source), await aBuyer(app.source)];
    const [asAdmin, asBuyer] = [await tokenOf(app, admin.id), await tokenOf(app, buyer.id)];
    const property = await aProperty(app.source);
    const nda = await uploadNda(app, property.id, asAdmin, aText('one'));
    expect((await sign(app, property.id, asBuyer)).status).toBe(200);
    const [{ id: dealId }] = await app.source.query<{ id: number }[]>('select id from deals where buyer_id = $1', [
      buyer.id,
    ]);
    await someTerms(app.source, dealId, buyer.id);
    await app.source.query(
      'insert into deal_history (deal_id, to_status_id, actor_id, at) values ($1, 1, $2, clock_timestamp())',
      [dealId, buyer.id],
    );
    await app.source.query('insert into document_opens (document_id, property_id, user_id) values ($1, $2, $3)', [
      nda,
      property.id,
      buyer.id,
    ]);
    await aWatermark(app.source, property.id, buyer.id);
  }
}
