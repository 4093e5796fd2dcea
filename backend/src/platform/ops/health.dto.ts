import { ApiProperty } from '@nestjs/swagger';

const STATES = ['ok', 'degraded', 'down', 'stopping'] as const;
const CHECKS = ['ok', 'failed'] as const;
const SCHEMAS = ['ok', 'behind', 'unknown'] as const;

/** The process answers. */
export class LiveDto {
  @ApiProperty({ enum: ['ok'] })
  status: 'ok';
}

export class ReadyDto {
  /** `degraded`: people are served, but mails wait (Redis), files cannot be reached (storage) or reads have fewer servers (replicas).
   * `stopping`: requests are still answered, but new ones should go elsewhere. */
  @ApiProperty({ enum: STATES, enumName: 'Readiness' })
  status: (typeof STATES)[number];
  /** The version of the product. */
  version: string;
  @ApiProperty({ enum: CHECKS, enumName: 'CheckResult' })
  postgres: (typeof CHECKS)[number];
  /** `behind`: migrations of this version have not been run, so nothing is served; those of a newer one do no harm. */
  @ApiProperty({ enum: SCHEMAS, enumName: 'SchemaState' })
  schema: (typeof SCHEMAS)[number];
  @ApiProperty({ enum: CHECKS, enumName: 'CheckResult' })
  redis: (typeof CHECKS)[number];
  @ApiProperty({ enum: CHECKS, enumName: 'CheckResult' })
  storage: (typeof CHECKS)[number];
  /** The read replicas, if there are any; while one is left out, the rest and the primary serve its readers. */
  @ApiProperty({ enum: CHECKS, enumName: 'CheckResult' })
  replicas: (typeof CHECKS)[number];
}
