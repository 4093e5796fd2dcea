import { Module } from '@nestjs/common';
import { CategoriesModule } from '../categories/categories.module';
import { VendorDirectoryService } from './vendor-directory.service';
import { VendorReactions } from './vendor-reactions';
import { VendorsAdminController } from './vendors.admin.calls';
import { VendorsController } from './vendors.calls';
import { VendorsResource } from './vendors.resource';
import { VendorsService } from './vendors.service';

@Module({
  imports: [CategoriesModule],
  controllers: [VendorsController, VendorsAdminController, VendorsResource],
  providers: [VendorsService, VendorDirectoryService, VendorReactions],
})
export class VendorsModule {}
