import { Injectable, Logger } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { recordVerification } from '../../platform/audit/evidence-state';
import { checkSeals, type SealsFound } from '../../platform/audit/seal-check';
import { SealKey } from '../../platform/audit/seal.entity';
import { checkNdaChains } from '../../domains/ndas/nda-chains';

/** Shows whether evidence is as it was when it was sealed. */
@Injectable()
export class EvidenceService {
  private readonly logger = new Logger('Evidence');

  constructor(private readonly source: DataSource) {}

  /** The public keys, the newest first. */
  keys(): Promise<SealKey[]> {
    return this.source.manager.find(SealKey, { order: { id: 'DESC' } });
  }

  /** Computes everything again: the seals, the rows below them, the chain of each NDA. Changes nothing. */
  async verify(): Promise<SealsFound> {
    const found = await checkSeals(this.source);
    return { ...found, broken: found.broken ?? (await checkNdaChains(this.source)) };
  }

  /** Verifies, and lets the office and the operators know. The head in the log binds what was sealed, whatever becomes of the database. */
  async watch(): Promise<void> {
    const { broken, head } = await this.verify();
    await recordVerification(this.source, broken);
    if (broken) {
      this.logger.error(`${broken.table} ${broken.row} ${broken.why}.`);
    } else {
      this.logger.log(`The evidence is whole up to the seal ${head ?? 'that is still to be made'}.`);
    }
  }
}
