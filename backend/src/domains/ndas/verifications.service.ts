import { certificateCodeOf } from '@stowbridge/contract/certificate-code';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Config } from '../../config';
import { invalid } from '../../platform/common/errors';
import { sql } from '../../platform/database/sql';

export type ProofKind = 'certificate' | 'agreement';

/** What is known of a file or a code, without a name, an address or a property. */
export interface Verification {
  kind: ProofKind;
  /** YYYY-MM-DD, in the office's time zone: when a certificate's agreement was signed, or an agreement first uploaded. */
  day: string;
  sha256: string;
}

const CERTIFICATE = `select 'certificate' kind, to_char(n.signed_at at time zone $2, 'YYYY-MM-DD') "day", c.sha256 from nda_certificates c join ndas n on n.id = c.nda_id`;
const BY_CODE = `${CERTIFICATE} where c.code = $1`;
const BY_HASH = `
  ${CERTIFICATE} where c.sha256 = $1
  union all select 'agreement', to_char(a.first_uploaded_at at time zone $2, 'YYYY-MM-DD'), a.sha256 from agreements a where a.sha256 = $1 and exists (select from ndas n where n.agreement_id = a.id)
  limit 1`;

/** Says to whoever holds a file or a code whether it is one of ours. */
@Injectable()
export class VerificationsService {
  constructor(
    private readonly source: DataSource,
    private readonly config: Config,
  ) {}

  /**
   * @param proof hex SHA-256 of a file, or the code of a certificate as somebody types it
   * @returns undefined for what is not known
   * @throws DomainError('invalid') for what is neither
   */
  async find(proof: string): Promise<{ found: Verification | undefined; byCode: boolean }> {
    const code = certificateCodeOf(proof);
    if (!code && !/^[0-9a-f]{64}$/i.test(proof)) {
      throw invalid('Please give the SHA-256 of a file or the code of a certificate.', 'proof');
    }
    const [found] = await sql<Verification>(this.source, {
      text: code ? BY_CODE : BY_HASH,
      values: [code ?? proof.toLowerCase(), this.config.OFFICE_TIME_ZONE],
    });
    return { found, byCode: code !== undefined };
  }
}
