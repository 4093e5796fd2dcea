import { Module } from '@nestjs/common';
import { PdfProcesses } from './pdf-processes';

@Module({ providers: [{ provide: PdfProcesses, useFactory: () => new PdfProcesses() }], exports: [PdfProcesses] })
export class PdfModule {}
