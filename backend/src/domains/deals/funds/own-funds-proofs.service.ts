import { Injectable } from '@nestjs/common';
import { today } from '@stowbridge/contract/dates';
import { isDay } from '@stowbridge/contract/days';
import {
  FUNDS_AMOUNT_INVALID,
  FUNDS_DAYS,
  FUNDS_KINDS,
  fundsAmountProblem,
  fundsDayProblem,
  type FundsKind,
} from '@stowbridge/contract/funds';
import { toNumber } from '@stowbridge/contract/rules';
import type { FastifyRequest } from 'fastify';
import { randomBytes } from 'node:crypto';
import { DataSource, type EntityManager } from 'typeorm';
import { Config } from '../../../config';
import { type Caller, requireRole, Role } from '../../../platform/access/permissions';
import { recordAudit } from '../../../platform/audit/audit';
import { DomainError, type FieldProblem, notFound } from '../../../platform/common/errors';
import { receiveUpload, type Upload, uploadFlag } from '../../../platform/common/upload';
import { sql } from '../../../platform/database/sql';
import { withTransactionOf } from '../../../platform/database/transaction';
import { UPLOAD_LIMIT } from '@stowbridge/contract/uploads';
import { PendingFilesService } from '../../../platform/storage/pending-files.service';
import { Storage } from '../../../platform/storage/storage';
import { DocumentChecksService } from '../../documents/document-checks.service';
import type { DocumentContent } from '../../documents/document-content';
import { shownName } from '../../documents/shown-name';
import { FundsProof } from './funds-proof.entity';
import { OWN_PROOF, type OwnFundsProof } from './funds-proofs.list';

/** What a buyer says of the file. */
interface Said {
  kind: FundsKind;
  amount: number;
  asOf: string;
  fileForSellers: boolean;
}

const AREA = 'FundsProofs';
const OWN = `select ${OWN_PROOF} from funds_proofs f where f.user_id = $1`;

/** Its last day ends when the next one begins at the office. */
const ADD = `
  insert into funds_proofs (user_id, kind, amount, file_name, actual_file_name, content_type, bytes, as_of, expires_at, file_for_sellers)
  values ($1, $2, $3, $4, $5, $6, $7, $8::date, ($8::date + ${FUNDS_DAYS + 1})::timestamp at time zone $9, $10) returning id`;

/** The proofs of funds of one buyer. */
@Injectable()
export class OwnFundsProofsService {
  constructor(
    private readonly source: DataSource,
    private readonly storage: Storage,
    private readonly pending: PendingFilesService,
    private readonly checks: DocumentChecksService,
    private readonly config: Config,
  ) {}

  /** The newest first. */
  list(caller: Caller): Promise<OwnFundsProof[]> {
    return sql<OwnFundsProof>(this.source, {
      name: 'own-funds-proofs',
      text: `${OWN} order by f.id desc`,
      values: [caller.id],
    });
  }

  /**
   * Keeps a file with what is said of it; the office looks at it.
   * @throws DomainError('invalid') for what was said, 'too-large' and 'unsupported-type' for the file [BEYC-45]
   */
  async send(caller: Caller, request: FastifyRequest): Promise<OwnFundsProof> {
    requireRole(caller, Role.Buyer);
    const upload = await receiveUpload(request, UPLOAD_LIMIT);
    const said = this.read(upload);
    const content = await this.checks.check(caller, { type: 'user', id: caller.id }, upload.content);
    const fileName = `${randomBytes(16).toString('hex')}.${content.extension}`;
    await this.pending.expect(AREA, fileName);
    try {
      await this.storage.put(AREA, fileName, upload.content, content.contentType);
      return await withTransactionOf(caller, this.source, (manager) =>
        this.add(manager, caller, { said, upload, content, fileName }),
      );
    } catch (error) {
      await this.pending.remove(AREA, [fileName]);
      throw error;
    }
  }

  /** @throws DomainError('not-found') for somebody else's */
  async share(caller: Caller, id: number, fileForSellers: boolean): Promise<OwnFundsProof> {
    return withTransactionOf(caller, this.source, async (manager) => {
      const proof = await lockOwn(manager, caller, id);
      if (proof.fileForSellers !== fileForSellers) {
        await manager.update(FundsProof, id, { fileForSellers });
        await this.record(manager, caller, 'funds.shared', { proofId: id, fileForSellers });
      }
      return ownOf(manager, caller, id);
    });
  }

  /** With its file. @throws DomainError('not-found') for somebody else's */
  async delete(caller: Caller, id: number): Promise<void> {
    const fileName = await withTransactionOf(caller, this.source, async (manager) => {
      const proof = await lockOwn(manager, caller, id);
      await manager.delete(FundsProof, id);
      await this.pending.release(manager, AREA, [proof.fileName]);
      await this.record(manager, caller, 'funds.deleted', { proofId: id, amount: proof.amount });
      return proof.fileName;
    });
    await this.pending.remove(AREA, [fileName]);
  }

  private async add(
    manager: EntityManager,
    caller: Caller,
    given: { said: Said; upload: Upload; content: DocumentContent; fileName: string },
  ): Promise<OwnFundsProof> {
    const { said, upload, content, fileName } = given;
    await this.pending.keep(manager, AREA, fileName);
    const name = shownName(upload.name, content.extension);
    const [{ id }] = await sql<{ id: number }>(manager, {
      text: ADD,
      values: [
        caller.id,
        said.kind,
        said.amount,
        fileName,
        name,
        content.contentType,
        upload.content.length,
        said.asOf,
        this.config.OFFICE_TIME_ZONE,
        said.fileForSellers,
      ],
    });
    await this.record(manager, caller, 'funds.sent', { proofId: id, amount: said.amount });
    return ownOf(manager, caller, id);
  }

  private record(
    manager: EntityManager,
    caller: Caller,
    action: 'funds.sent' | 'funds.shared' | 'funds.deleted',
    detail: Record<string, number | boolean>,
  ): Promise<void> {
    return recordAudit(manager, { actor: caller, action, subjectType: 'user', subjectId: caller.id, detail });
  }

  private read(upload: Upload): Said {
    const text = (field: string): string => upload.fields.get(field)?.trim() ?? '';
    const kind = FUNDS_KINDS.find((one) => one === text('kind'));
    const asOf = text('asof');
    const problems: FieldProblem[] = [];
    const refuse = (field: string, message: string | undefined): void => {
      if (message) {
        const code = text(field.toLowerCase()) === '' ? 'required' : 'invalid';
        problems.push({ field, code, message });
      }
    };
    refuse('kind', kind ? undefined : `Kind is one of ${FUNDS_KINDS.join(', ')}`);
    refuse(
      'amount',
      text('amount') === '' ? 'Amount is required' : fundsAmountProblem(text('amount'), FUNDS_AMOUNT_INVALID),
    );
    refuse(
      'asOf',
      isDay(asOf) ? fundsDayProblem(asOf, today(this.config.OFFICE_TIME_ZONE)) : 'As of must be a day as YYYY-MM-DD',
    );
    if (!kind || problems.length > 0) {
      throw new DomainError('invalid', problems.map(({ message }) => message).join('\n'), problems);
    }
    return {
      kind,
      amount: Number(toNumber(text('amount'))),
      asOf,
      fileForSellers: uploadFlag(upload, 'fileForSellers'),
    };
  }
}

async function ownOf(manager: EntityManager, caller: Caller, id: number): Promise<OwnFundsProof> {
  const [proof] = await sql<OwnFundsProof>(manager, { text: `${OWN} and f.id = $2`, values: [caller.id, id] });
  return proof;
}

async function lockOwn(manager: EntityManager, { id: userId }: Caller, id: number): Promise<FundsProof> {
  const proof = await manager.findOne(FundsProof, { where: { id, userId }, lock: { mode: 'pessimistic_write' } });
  if (!proof) {
    throw notFound('The proof of funds');
  }
  return proof;
}
