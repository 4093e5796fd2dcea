import { Module } from '@nestjs/common';
import { ActivityModule } from '../events/activity.module';
import { PagesService } from './pages.service';

@Module({ imports: [ActivityModule], providers: [PagesService], exports: [PagesService] })
export class PagesModule {}
