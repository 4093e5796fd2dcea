import { Module } from '@nestjs/common';
import { CategoriesAdminController } from './categories.admin.controller';
import { CategoriesController } from './categories.controller';
import { CategoriesResource } from './categories.resource';
import { CategoriesService } from './categories.service';

@Module({
  controllers: [CategoriesController, CategoriesAdminController, CategoriesResource],
  providers: [CategoriesService],
  exports: [CategoriesService],
})
export class CategoriesModule {}
