package org.crosscage;

import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatNoException;

import org.crosscage.setting.WrongSettingException;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class ProxyNetworksTest {

    @ParameterizedTest
    @ValueSource(strings = {"127.0.0.0/8, ::1/128", "10.0.0.7/32", "10.0.0.7/32,10.0.1.0/24", "fd00::/8", "none"})
    void networksAreTaken(String value) {
        assertThatNoException().isThrownBy(() -> ProxyNetworks.require(value));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "nginx",
                "",
                "10.0.0.7/33",
                "10.0.0.7/32;10.0.1.0/24",
                "10.0.0.7/32,",
                "::1/x",
                "1.2.3.4/5/6",
                "10/8",
                "10.1/16",
                "10.1.2/24",
                "10.0.0.7",
                "10.0.0.7, 10.0.0.8",
                "::1",
                "none, 10.0.0.7/32"
            })
    void whatIsNoneIsNamed(String value) {
        assertThatExceptionOfType(WrongSettingException.class)
                .isThrownBy(() -> ProxyNetworks.require(value))
                .withMessageStartingWith("The setting crosscage.proxy is '" + value + "'; it must be networks");
    }
}
