import { Module } from '@nestjs/common';
import { CrmHandler } from './crm.handler';

/** The worker's side of the enquiries. */
@Module({ providers: [CrmHandler] })
export class EnquiriesWorkerModule {}
