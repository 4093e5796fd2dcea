import { Module } from '@nestjs/common';
import { HealthModule } from './health.module';
import { HealthController } from './health.controller';
import { DrainService } from './drain.service';

/** What supervisors ask of the HTTP process. */
@Module({ imports: [HealthModule], controllers: [HealthController], providers: [DrainService] })
export class OpsModule {}
