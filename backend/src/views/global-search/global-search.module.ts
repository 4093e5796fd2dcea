import { Module } from '@nestjs/common';
import { FindingsResource } from './findings.resource';
import { FindingsService } from './findings.service';

/** The search of the back office over everything. */
@Module({ controllers: [FindingsResource], providers: [FindingsService] })
export class GlobalSearchModule {}
