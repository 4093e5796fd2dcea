import { Module } from '@nestjs/common';
import { MyViewsResource, PersonViewsResource } from './person-views.resource';
import { PersonViews } from './person-views.service';

@Module({ controllers: [PersonViewsResource, MyViewsResource], providers: [PersonViews] })
export class PersonViewsModule {}
