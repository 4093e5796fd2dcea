import { Module } from '@nestjs/common';
import { ActivityModule } from '../domains/activity/activity.module';
import { PagesService } from './pages.service';
import { SitemapService } from './sitemap.service';

@Module({ imports: [ActivityModule], providers: [PagesService, SitemapService], exports: [PagesService] })
export class PagesModule {}
