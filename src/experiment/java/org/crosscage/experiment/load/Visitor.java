package org.crosscage.experiment.load;

import java.io.IOException;
import java.net.HttpCookie;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;

/// A browser as the server sees it: somebody with cookies. All of them share one client, or thousands would need a
/// thread each.
public final class Visitor {

    private static final int OK = 200;

    private final HttpClient client;
    private final URI server;
    private final Map<String, String> cookies = new TreeMap<>();

    /// @param server ends with a slash
    public Visitor(HttpClient client, URI server) {
        this.client = client;
        this.server = server;
    }

    /// Somebody who was there before.
    ///
    /// @param cookie as [#cookies] has it
    Visitor(HttpClient client, URI server, String cookie) {
        this(client, server);
        HttpCookie.parse(cookie).forEach(each -> cookies.put(each.getName(), each.getValue()));
    }

    public static HttpClient client() {
        return HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();
    }

    public URI server() {
        return server;
    }

    /// The cookies as a header has them, empty when there are none.
    public String cookies() {
        return cookies.entrySet().stream()
                .map(cookie -> cookie.getKey() + "=" + cookie.getValue())
                .collect(Collectors.joining("; "));
    }

    /// @param path without a slash in front
    /// @throws RefusedException when the answer is an error
    String get(String path) throws IOException, InterruptedException {
        return answer(HttpRequest.newBuilder(server.resolve(path)).GET());
    }

    /// @param path without a slash in front
    /// @throws RefusedException when the answer is an error
    public String post(String path, String json) throws IOException, InterruptedException {
        return answer(HttpRequest.newBuilder(server.resolve(path))
                .header("Content-Type", "application/json; charset=UTF-8")
                .POST(HttpRequest.BodyPublishers.ofString(json)));
    }

    private String answer(HttpRequest.Builder request) throws IOException, InterruptedException {
        if (!cookies.isEmpty()) {
            request.header("Cookie", cookies());
        }
        var response = client.send(request.build(), HttpResponse.BodyHandlers.ofString());
        response.headers().allValues("Set-Cookie").stream()
                .flatMap(header -> HttpCookie.parse(header).stream())
                .forEach(cookie -> cookies.put(cookie.getName(), cookie.getValue()));
        if (response.statusCode() != OK) {
            throw new RefusedException(response.uri().toString(), response.statusCode());
        }
        return response.body();
    }
}
