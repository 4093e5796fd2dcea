import { Module } from '@nestjs/common';
import { ImportReportsService } from './import-reports.service';
import { ImportsResource } from './imports.resource';
import { ImportsService } from './imports.service';
import { SheetReader } from './sheet-reader';

/** Records from spreadsheets. */
@Module({ controllers: [ImportsResource], providers: [ImportsService, ImportReportsService, SheetReader] })
export class ImportsModule {}
