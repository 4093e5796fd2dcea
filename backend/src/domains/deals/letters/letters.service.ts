import { Injectable } from '@nestjs/common';
import { createHash } from 'node:crypto';
import { DataSource, type EntityManager } from 'typeorm';
import { Config } from '../../../config';
import { type Caller, requireAdmin } from '../../../platform/access/permissions';
import { notFound } from '../../../platform/common/errors';
import { sql } from '../../../platform/database/sql';
import { withTransactionOf } from '../../../platform/database/transaction';
import { PendingFilesService } from '../../../platform/storage/pending-files.service';
import { Storage, type StoredFile } from '../../../platform/storage/storage';
import { isSealed, requireReadable } from '../rounds/sealed.sql';
import { LETTER_FACTS, type LetterFacts } from './letter-facts';
import { letterPdf } from './letter-pdf';
import { OfferLetter } from './offer-letter.entity';

/** First key of the advisory locks under which letters are made; the second is the version of terms. */
const MAKING = 7_203_547;
const AREA = 'OfferLetters';

/** Whether $2 is a side of the deal that reads its terms: the seller does not while the offers are sealed. */
const OF_SIDE = `select 1 from deals d left join properties p on p.id = d.property_id
  where d.id = $1 and (d.buyer_id = $2 or p.seller_id = $2 and not (${isSealed('d')}))`;

/** One version of the terms of a deal. */
interface Version {
  dealId: number;
  version: number;
}

/** A letter as it is handed out. */
export interface OpenedLetter extends StoredFile {
  /** For people. */
  name: string;
}

/** Makes the letter of intent of each version of terms once, keeps it, and hands it out. */
@Injectable()
export class LettersService {
  constructor(
    private readonly source: DataSource,
    private readonly storage: Storage,
    private readonly pending: PendingFilesService,
    private readonly config: Config,
  ) {}

  /**
   * Makes it unless it is there; whoever makes the same one waits. What dies here leaves nothing but a file that is cleaned up.
   * @returns undefined when there is no such version
   */
  async make(manager: EntityManager, { dealId, version }: Version): Promise<OfferLetter | undefined> {
    const [facts] = await sql<LetterFacts>(manager, { text: LETTER_FACTS, values: [dealId, version] });
    if (!facts) {
      return undefined;
    }
    const { termsId: offerTermsId } = facts;
    await manager.query('select pg_advisory_xact_lock($1, $2)', [MAKING, offerTermsId]);
    const known = await manager.findOneBy(OfferLetter, { offerTermsId });
    if (known) {
      return known;
    }
    const content = await letterPdf(facts, {
      productName: this.config.PRODUCT_NAME,
      timeZone: this.config.OFFICE_TIME_ZONE,
      clause: this.config.LOI_CLAUSE,
    });
    const sha256 = createHash('sha256').update(content).digest('hex');
    const fileName = `${sha256}.pdf`;
    await this.pending.expect(AREA, fileName);
    await this.storage.put(AREA, fileName, content, 'application/pdf');
    await this.pending.keep(manager, AREA, fileName);
    return manager.save(manager.create(OfferLetter, { offerTermsId, fileName, sha256, bytes: content.length }));
  }

  /**
   * For administrators.
   * @throws DomainError('conflict') while the offers are sealed
   * @throws DomainError('not-found') when there is no such version
   */
  async open(caller: Caller, of: Version): Promise<OpenedLetter> {
    requireAdmin(caller);
    await requireReadable(this.source, of.dealId, this.config.OFFICE_TIME_ZONE);
    return this.read(caller, of);
  }

  /** @throws DomainError('not-found') for everybody but the buyer and the seller of the deal, for the seller also while the offers are sealed */
  async openOwn(caller: Caller, of: Version): Promise<OpenedLetter> {
    const sides = await sql(this.source, { text: OF_SIDE, values: [of.dealId, caller.id] });
    if (sides.length === 0) {
      throw notFound('The letter');
    }
    return this.read(caller, of);
  }

  /** One that the worker has not made yet, or that is from before there were letters, is made now. */
  private async read(caller: Caller, of: Version): Promise<OpenedLetter> {
    const [known] = await sql<{ fileName: string }>(this.source, {
      text: `select l.file_name "fileName" from offer_letters l join offer_terms t on t.id = l.offer_terms_id where t.deal_id = $1 and t.version = $2`,
      values: [of.dealId, of.version],
    });
    const letter = known ?? (await withTransactionOf(caller, this.source, (manager) => this.make(manager, of)));
    const file = letter && (await this.storage.get(AREA, letter.fileName));
    if (!file) {
      throw notFound('The letter');
    }
    return { ...file, name: `Letter of intent, deal ${of.dealId}, version ${of.version}.pdf` };
  }
}
