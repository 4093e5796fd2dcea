import { Module } from '@nestjs/common';
import { CategoriesAdminController } from './categories.admin.calls';
import { CategoriesController } from './categories.calls';
import { CategoriesResource } from './categories.resource';
import { CategoriesService } from './categories.service';

@Module({
  controllers: [CategoriesController, CategoriesAdminController, CategoriesResource],
  providers: [CategoriesService],
  exports: [CategoriesService],
})
export class CategoriesModule {}
