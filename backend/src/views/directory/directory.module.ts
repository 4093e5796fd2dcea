import { Module } from '@nestjs/common';
import { DirectoryController } from './directory.calls';
import { DirectoryService } from './directory.service';

@Module({ controllers: [DirectoryController], providers: [DirectoryService] })
export class DirectoryModule {}
