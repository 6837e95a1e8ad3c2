/**
 * Starts what runs in the browser. As Vaadin's own entry does, but for `no-connection.js`: that hears of the links that are
 * followed before the router does, so it comes after the connection's state, which Flow makes, and before the router. So
 * does `page-scroll.js`, for which a link that leads nowhere without a connection is none.
 */
import { Router } from '@vaadin/router';
import { Flow } from 'Frontend/generated/jar-resources/Flow.js';
import './offline/registration.js';
import './shell/no-connection.js';
import { endWith } from './shell/page-scroll.js';

const { serverSideRoutes } = new Flow({
  imports: () => import('Frontend/generated/flow/generated-flow-imports.js'),
});

const router = new Router(document.querySelector('#outlet'));
endWith(router);
void router.setRoutes([...serverSideRoutes]);
