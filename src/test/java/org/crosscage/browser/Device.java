package org.crosscage.browser;

import com.microsoft.playwright.Browser.NewContextOptions;
import com.microsoft.playwright.options.ReducedMotion;
import com.microsoft.playwright.options.ServiceWorkerPolicy;

/// A player of the shared application sits before one of these. With a service worker, pages open without a
/// connection too; behind one, a test could not hold back a page.
enum Device {
    DESKTOP(false, ServiceWorkerPolicy.BLOCK),
    DESKTOP_WITH_WORKER(false, ServiceWorkerPolicy.ALLOW),
    PHONE(true, ServiceWorkerPolicy.BLOCK),
    PHONE_WITH_WORKER(true, ServiceWorkerPolicy.ALLOW);

    private final boolean isPhone;
    private final ServiceWorkerPolicy workers;

    Device(boolean isPhone, ServiceWorkerPolicy workers) {
        this.isPhone = isPhone;
        this.workers = workers;
    }

    /// A phone has a touch screen.
    NewContextOptions options() {
        var options =
                new NewContextOptions().setReducedMotion(ReducedMotion.REDUCE).setServiceWorkers(workers);
        return isPhone
                ? options.setViewportSize(360, 740)
                        .setHasTouch(true)
                        .setIsMobile(true)
                        .setDeviceScaleFactor(2)
                : options.setViewportSize(1440, 900);
    }
}
