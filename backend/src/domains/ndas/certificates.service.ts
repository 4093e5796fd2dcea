import { Injectable } from '@nestjs/common';
import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { DataSource, EntityManager } from 'typeorm';
import { Config } from '../../config';
import { Caller, isAdmin } from '../../platform/access/permissions';
import { notFound } from '../../platform/common/errors';
import { sql } from '../../platform/database/sql';
import { withTransactionOf } from '../../platform/database/transaction';
import { PendingFilesService } from '../../platform/storage/pending-files.service';
import { Storage, type StoredFile } from '../../platform/storage/storage';
import { certificateName } from './certificate-name';
import { newCode } from './certificate-code';
import { findFacts } from './certificate-facts.queries';
import { makeCertificate } from './certificate/certificate-worker';
import { NdaCertificate } from './nda-certificate.entity';
import { recordNdaEvent } from './nda-events';
import { MAY_READ_TEXT } from './signed';

/** First key of the advisory locks under which certificates are made; the second is the signature. */
const MAKING = 7_203_541;

/** A certificate as it is handed out. */
export interface OpenedCertificate extends StoredFile {
  /** For people. */
  name: string;
}

/** A certificate that is stored and not yet kept. */
type Draft = Pick<NdaCertificate, 'fileName' | 'sha256' | 'bytes' | 'code'> & {
  /** The hash of the last event that it tells of. */
  chainHead: string | null;
};

/** Makes the certificate of each signature once, keeps it, and hands it out. */
@Injectable()
export class CertificatesService {
  constructor(
    private readonly source: DataSource,
    private readonly storage: Storage,
    private readonly pending: PendingFilesService,
    private readonly config: Config,
  ) {}

  /**
   * Makes it unless it is there; whoever makes the same one waits. What dies here leaves nothing but a file that is cleaned up.
   * @returns undefined when there is no such signature
   */
  async make(manager: EntityManager, ndaId: number): Promise<NdaCertificate | undefined> {
    return this.keep(manager, ndaId, () => this.draft(manager, ndaId));
  }

  /** Outside of the transaction that keeps it, because it takes a while; of several that are made at once one is kept. */
  private async makeNow(caller: Caller, ndaId: number): Promise<NdaCertificate | undefined> {
    const draft = await this.draft(this.source.manager, ndaId);
    return withTransactionOf(caller, this.source, (manager) => this.keep(manager, ndaId, async () => draft));
  }

  private async keep(
    manager: EntityManager,
    ndaId: number,
    make: () => Promise<Draft | undefined>,
  ): Promise<NdaCertificate | undefined> {
    await manager.query('select pg_advisory_xact_lock($1, $2)', [MAKING, ndaId]);
    const known = await manager.findOneBy(NdaCertificate, { ndaId });
    const drafted = known ? undefined : await make();
    if (!drafted) {
      return known ?? undefined;
    }
    const { chainHead, ...draft } = drafted;
    await this.pending.keep(manager, 'Certificates', draft.fileName);
    const made = await manager.save(manager.create(NdaCertificate, { ndaId, ...draft }));
    await recordNdaEvent(manager, ndaId, 'certificate-made', null, {
      sha256: draft.sha256,
      ...(chainHead !== null && { chainHead }),
    });
    return made;
  }

  /** Builds the file and stores it, where it is cleaned up unless it is kept. */
  private async draft(manager: EntityManager, ndaId: number): Promise<Draft | undefined> {
    const { PRODUCT_NAME: product, PUBLIC_URL } = this.config;
    const code = newCode();
    const found = await findFacts(manager, ndaId, { product, verifyUrl: `${PUBLIC_URL}/verify`, code });
    if (!found) {
      return undefined;
    }
    const agreement = found.agreementFile === null ? null : await this.read(found.agreementFile);
    const content = Buffer.from(await makeCertificate(found.facts, agreement));
    const sha256 = createHash('sha256').update(content).digest('hex');
    const fileName = `${sha256}.pdf`;
    await this.pending.expect('Certificates', fileName);
    await this.storage.put('Certificates', fileName, content, 'application/pdf');
    return { fileName, sha256, bytes: content.length, code, chainHead: found.facts.chainHead };
  }

  /**
   * The certificate for those who may read it, made now for a signature that has none yet.
   * @throws DomainError('not-found') for everybody else
   */
  async open(caller: Caller, ndaId: number, { headOnly }: { headOnly: boolean }): Promise<OpenedCertificate> {
    const [nda] = await sql<{ propertyName: string; signer: string }>(this.source, {
      text: `select n.property_name "propertyName", n.first_name || ' ' || n.last_name signer from ndas n left join properties p on p.id = n.property_id
         where n.id = $1 and ${MAY_READ_TEXT}`,
      values: [ndaId, isAdmin(caller), caller.id],
    });
    if (!nda) {
      throw notFound('The certificate');
    }
    const certificate =
      (await this.source.manager.findOneBy(NdaCertificate, { ndaId })) ?? (await this.makeNow(caller, ndaId));
    const file = certificate && (await this.storage.get('Certificates', certificate.fileName));
    if (!file) {
      throw notFound('The certificate');
    }
    try {
      if (!headOnly) {
        await recordNdaEvent(this.source.manager, ndaId, 'certificate-downloaded', caller);
      }
    } catch (error) {
      file.stream.destroy();
      throw error;
    }
    return { ...file, name: certificateName(nda) };
  }

  private async read(fileName: string): Promise<Buffer> {
    const file = await this.storage.get('Agreements', fileName);
    if (!file) {
      throw notFound('The agreement');
    }
    return buffer(file.stream);
  }
}
